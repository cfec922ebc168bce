/** A spelling of formats: moment's (RSForm's pages), PHP's (the server, xdan's picker), or that of the YUI calendar. */
export type TokenFamily = 'moment' | 'php' | 'yui';

interface Table {
  /** A piece of a format; its groups are the escaped text and the letter of a run that stands for nothing. */
  readonly pieces: RegExp;
  /** What a piece is in moment's spelling. */
  readonly meanings: ReadonlyMap<string, string>;
}

const inBrackets = '\\[([^[\\]]*)\\]';
const behindBackslash = '\\\\([^])';

/**
 * What is understood, the longer spelling before the shorter one that it begins with; behind `=` stands moment's where
 * it differs. PHP counts the days of a year from 0 and does not pad them; RSForm's own map says DDDD, and so do we.
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
 * Whose tokens a format is in. Moment doubles its letters almost everywhere and escapes in brackets; PHP never doubles
 * them and escapes by a backslash. Of the formats without such a sign those are PHP's that have a letter that moment
 * lacks, or a year and no moment's day.
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
