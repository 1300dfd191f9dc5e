/** What people who don't know each other yet read of a name. */
export const firstNameOf = (name: string): string => name.split(' ', 1)[0] ?? name;
