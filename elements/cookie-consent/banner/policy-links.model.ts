/** Link to one of the two policies: its address and the key of its text. */
export interface PolicyLink {
  readonly href: string;
  readonly key: 'policy' | 'privacy';
}

interface PolicyOptions {
  readonly policyHref: string;
  readonly privacyHref: string;
}

/** Returns the links to both policies, without those whose address is empty. */
export function policyLinks({ policyHref, privacyHref }: PolicyOptions): readonly PolicyLink[] {
  const links: readonly PolicyLink[] = [
    { href: policyHref, key: 'policy' },
    { href: privacyHref, key: 'privacy' },
  ];
  return links.filter(({ href }) => href !== '');
}
