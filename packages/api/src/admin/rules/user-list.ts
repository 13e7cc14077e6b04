/** Sort words of the accounts: a closed list, so that no word of a request is SQL. */
export const USER_SORTS = ['name', 'email', 'username', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
