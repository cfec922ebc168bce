/** Token family: moment (RSForm's pages), PHP (the server and xdan's picker) or the YUI calendar. */
export type TokenFamily = 'moment' | 'php' | 'yui';

interface Table {
  /** Matches one piece of a format. Group 1 is escaped text, group 2 a letter without a meaning. */
  readonly pieces: RegExp;
  /** Piece of a format to moment's spelling of it. */
  readonly meanings: ReadonlyMap<string, string>;
}

const inBrackets = '\\[([^[\\]]*)\\]';
const behindBackslash = '\\\\([^])';

/**
 * Known tokens, longer ones before their own beginnings; after `=` follows moment's spelling where it differs. PHP's
 * `z` counts the days of a year from 0 without padding; RSForm maps it to DDDD, and so does the suite.
 */
export const tables: Readonly<Record<TokenFamily, Table>> = {
  moment: tableOf(
    inBrackets,
    'YYYY YY Y=YYYY Q MMMM MMM MM Mo M DDDD DDD DD Do D dddd ddd dd d E e HH H hh h kk k mm m ss s SSS SS S A a',
  ),
  php: tableOf(
    behindBackslash,
    'Y=YYYY y=YY F=MMMM M=MMM m=MM n=M d=DD j=D S=o l=dddd D=ddd N=E w=d z=DDDD H=HH G=H h=hh g=h i=mm s=ss v=SSS A a',
  ),
  yui: tableOf(
    inBrackets,
    'yyyy=YYYY yy=YY mmmm=MMMM mmm=MMM mm=MM m=M dddd ddd dd=DD d=D HH H hh h MM=mm M=m ss s tt=a t=a TT=A T=A',
  ),
};

/**
 * Returns the family of a format. Doubled letters or brackets mean moment; a backslash means PHP. Of the other
 * formats, a letter that moment lacks, or a year without moment's day, means PHP.
 */
export function familyOf(format: string): 'moment' | 'php' {
  const withoutBackslashes = format.replace(/\\[^]/g, '');
  const bare = withoutBackslashes.replace(/\[[^[\]]*\]/g, '');
  if (/([YMDdHhms])\1/.test(bare) || bare !== withoutBackslashes) return 'moment';
  return /[djinFlGgy]|^[^D]*Y[^D]*$/.test(bare) || /\\[A-Za-z]/.test(format) ? 'php' : 'moment';
}

function tableOf(escape: string, spellings: string): Table {
  const entries = spellings.split(' ').map((entry) => {
    const [theirs = '', ours = theirs] = entry.split('=');
    return [theirs, ours] as const;
  });
  const alternatives = entries.map(([theirs]) => theirs).join('|');
  return {
    pieces: new RegExp(`${escape}|${alternatives}|([A-Za-z])\\2*|[^]`, 'g'),
    meanings: new Map(entries),
  };
}
