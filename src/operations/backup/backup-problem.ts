/** A refusal to copy or to restore, in words for the operator. */
export class BackupProblem extends Error {}
