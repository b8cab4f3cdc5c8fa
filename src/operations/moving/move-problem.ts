/** A refusal to move, in words for the operator. */
export class MoveProblem extends Error {}
