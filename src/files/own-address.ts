/** The address of a file under a name of our own making, as it is stored, which is its first group: part of a pattern. */
export const OWN_ADDRESS = String.raw`\/uploads\/(\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.[a-z]+)`;
