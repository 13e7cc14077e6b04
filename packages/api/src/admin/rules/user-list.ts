export const USER_SORTS = ['name', 'email', 'username', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];
