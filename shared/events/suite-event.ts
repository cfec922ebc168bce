/** Event that reports a fact. Its type is a past participle, and it is not cancelable. */
export abstract class FactEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { detail, bubbles: true, composed: true });
  }
}

/** Event that asks before something happens. `preventDefault()` stops it. */
export abstract class QuestionEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { detail, bubbles: true, composed: true, cancelable: true });
  }
}

/** Detail of a request: the id of the element that it is meant for. */
export interface RequestDetail {
  readonly target?: string;
}

/** Event that requests something of an element. `dispatchEvent()` returns false if an element has taken the request. */
export abstract class RequestEvent<Detail extends RequestDetail | null> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { detail, bubbles: true, composed: true, cancelable: true });
  }
}
