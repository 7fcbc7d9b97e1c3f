/**
 * Version of this package's public surface. A release refuses a remote whose `hostRange` does not hold it,
 * so raise the major whenever a remote built against the old surface would break.
 */
export const hostVersion = '1.2.0';
