/** That a person did not use a passkey after all, or none was found. */
export class PasskeyGivenUp extends Error {}
