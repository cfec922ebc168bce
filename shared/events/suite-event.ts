/** Says that something happened. Past participle; nothing can be done about it. */
export abstract class FactEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { detail, bubbles: true, composed: true });
  }
}

/** Asks before something happens; `preventDefault()` stops it. */
export abstract class QuestionEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { detail, bubbles: true, composed: true, cancelable: true });
  }
}

/** What every request may say: the id of the element that it is meant for. */
export interface RequestDetail {
  readonly target?: string;
}

/** Asks an element for something; `dispatchEvent() === false` means that one has taken it. */
export abstract class RequestEvent<Detail extends RequestDetail | null> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { detail, bubbles: true, composed: true, cancelable: true });
  }
}
