export const refusals = {
  USER_BLOCKED: 'This account is blocked.',
  USER_NOT_FOUND: 'This user was not found.',
  OWN_ACCOUNT: 'You can’t do that to your own account.',
  LAST_ADMIN: 'There must be at least one owner who can sign in.',
  USER_BLOCKED_BECAUSE: ({ reason }: { reason: string }) => `This account is blocked. Reason: ${reason}`,
  LAST_ADMIN_LEAVES: 'You’re the last owner who can sign in. Make someone else an owner first.',
  OWN_RIDE_ACTIVE: 'You have an active ride. Finish or cancel it first, then delete your account.',
  OWN_DATA_UNDER_WAY: 'We’re already preparing your data. Please wait.',
};

export const mistakes = {
  userId: 'That isn’t a user ID.',
  role: 'The role must be rider, driver or admin.',
  deskRole: 'The desk role must be owner, dispatcher, support or finance.',
  userStatus: 'The status must be active or blocked.',
};
