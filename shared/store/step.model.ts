/** Result of a decision: the next state, and the effects to run. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}
