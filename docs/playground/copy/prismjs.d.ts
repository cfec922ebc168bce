/** Prism, as far as the playground uses it. The package has no types. */
declare module 'prismjs' {
  namespace Prism {
    interface Token {
      readonly type: string;
      readonly content: string | Token | readonly (string | Token)[];
    }
    const languages: Readonly<Record<string, object | undefined>>;
    function tokenize(code: string, grammar: object): readonly (string | Token)[];
  }
  export = Prism;
}

declare module 'prismjs/components/*';
