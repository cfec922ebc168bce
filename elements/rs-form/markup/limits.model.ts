/** The figures of the specification, section 9, and our own bounds. Times in milliseconds. */
export const formLimits = Object.freeze({
  /** Length of the scroll to an error, and of one of its steps. */
  scrollMs: 300,
  scrollTickMs: 10,
  /** How long the bot check's script may take to be ready, and one check to answer. */
  botAnchorMs: 20_000,
  botExecuteMs: 15_000,
  /** After this time without leaving the page a submit counts as lost and the button comes back. */
  leaveMs: 30_000,
  /** How often one target may flip while conditions settle; more is a cycle. */
  flipsPerTarget: 4,
});
