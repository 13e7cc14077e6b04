/** Sort keys of the accounts. The list is closed, so that no text of a request becomes SQL. */
export const USER_SORTS = ['name', 'email', 'username', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
