import { readQuery, type Address } from './address.model.js';
import type { Provider } from './media-item.model.js';
import { isOn, playerParams, withParams, type PlayerParams } from './player-params.model.js';

/** Embedded video: the URL of its frame, loaded after the visitor's consent. */
export interface EmbedAddress {
  readonly provider: Provider;
  readonly src: string;
  /** Permissions of the frame. Authors cannot change them. */
  readonly allow: string;
}

/** Reads the URL of one player; null if it is another's. */
type Read = (address: Address, params: ReadonlyMap<string, string>) => EmbedAddress | null;

/** Readers by exact host name. */
const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'].map(
    (host) => [host, readYoutube] as const,
  ),
  ['youtube-nocookie.com', readYoutube],
  ['www.youtube-nocookie.com', readYoutube],
  ['youtu.be', readYoutubeShort],
  ['www.youtu.be', readYoutubeShort],
  ['vimeo.com', readVimeo],
  ['www.vimeo.com', readVimeo],
  ['player.vimeo.com', readVimeo],
  ['dailymotion.com', readDailymotion],
  ['www.dailymotion.com', readDailymotion],
  ['geo.dailymotion.com', readDailymotion],
  ['dai.ly', readDailymotionShort],
  ['www.dai.ly', readDailymotionShort],
]);

/**
 * Returns the embedded player of a video's URL; null for an unknown player. The players set no cookies: YouTube
 * by a host of its own, Vimeo by the parameter `dnt`.
 *
 * @param params - Parameters of the item, which win over those of the URL.
 */
export function embedAddress(
  address: Address,
  params: ReadonlyMap<string, string> = new Map(),
): EmbedAddress | null {
  return readers.get(address.host)?.(address, params) ?? null;
}

const videoId = /^[\w-]{6,64}$/;
const listId = /^[\w-]{2,128}$/;

function readYoutube(address: Address, params: ReadonlyMap<string, string>): EmbedAddress | null {
  const [first = '', second = ''] = pathOf(address);
  const query = readQuery(address.search);
  const list = listId.test(query.get('list') ?? '');
  if (first === 'playlist' || (first === 'embed' && second === 'videoseries')) {
    return list ? youtubePlayer('videoseries', address, params) : null;
  }
  const isNamed = ['v', 'e', 'embed', 'live', 'shorts'].includes(first);
  return youtubePlayer(first === 'watch' ? (query.get('v') ?? '') : isNamed ? second : '', address, params);
}

function readYoutubeShort(address: Address, params: ReadonlyMap<string, string>): EmbedAddress | null {
  return youtubePlayer(pathOf(address)[0] ?? '', address, params);
}

/**
 * Returns YouTube's player. A single video loops only as a playlist of itself. `enablejsapi` makes the frame report
 * its progress.
 */
function youtubePlayer(
  id: string,
  address: Address,
  params: ReadonlyMap<string, string>,
): EmbedAddress | null {
  if (!videoId.test(id)) return null;
  const all = playerParams('youtube', startOf(address, 'start'), readQuery(address.search), params);
  if (isOn(all.get('loop')) && !all.has('playlist') && !all.has('list')) all.set('playlist', id);
  all.set('enablejsapi', '1');
  return embed('youtube', `https://www.youtube-nocookie.com/embed/${id}`, all);
}

/** Reads Vimeo's number, after a channel, a group or a showcase, and the key of an unlisted video after it. */
function readVimeo(address: Address, params: ReadonlyMap<string, string>): EmbedAddress | null {
  const path = pathOf(address);
  const query = readQuery(address.search);
  const isShowcase = path[0] === 'showcase' || path[0] === 'album';
  const at = path.findIndex((piece, index) => /^\d{1,20}$/.test(piece) && !(isShowcase && index === 1));
  const all = playerParams('vimeo', query, params);
  all.set('dnt', '1');

  if (at < 0) {
    if (!isShowcase || !/^\d{1,20}$/.test(path[1] ?? '')) return null;
    return embed('vimeo', `https://vimeo.com/showcase/${path[1] ?? ''}/embed`, all);
  }
  const key = query.get('h') ?? path[at + 1] ?? '';
  const keyed = /^[0-9a-z]{1,64}$/i.test(key) ? new Map([['h', key], ...all]) : all;
  const moment = /^#t=[0-9hms]{1,20}$/.test(address.hash) ? address.hash : '';
  return embed('vimeo', `https://player.vimeo.com/video/${path[at] ?? ''}`, keyed, moment);
}

function readDailymotion(address: Address, params: ReadonlyMap<string, string>): EmbedAddress | null {
  const path = pathOf(address);
  const at = path.indexOf('video');
  const isPlayer = address.host === 'geo.dailymotion.com';
  const id = isPlayer ? readQuery(address.search).get('video') : path[at + 1];
  return isPlayer || at === 0 || (at === 1 && path[0] === 'embed')
    ? dailymotionPlayer(id, address, params)
    : null;
}

function readDailymotionShort(address: Address, params: ReadonlyMap<string, string>): EmbedAddress | null {
  return dailymotionPlayer(pathOf(address)[0], address, params);
}

/** Returns Dailymotion's player. The title after the id of older URLs is dropped. */
function dailymotionPlayer(
  text: string | undefined,
  address: Address,
  params: ReadonlyMap<string, string>,
): EmbedAddress | null {
  const id = /^[0-9a-z]{3,32}(?=_|$)/i.exec(text ?? '')?.[0];
  if (id === undefined) return null;
  const all = playerParams('dailymotion', readQuery(address.search), params);
  const start = all.get('start');
  all.delete('start');
  if (start !== undefined && !all.has('startTime')) all.set('startTime', start);
  return embed('dailymotion', 'https://geo.dailymotion.com/player.html', new Map([['video', id], ...all]));
}

function embed(provider: Provider, url: string, params: PlayerParams, hash = ''): EmbedAddress {
  const starts = isOn(params.get('autoplay')) || isOn(params.get('background'));
  const allow = 'accelerometer; encrypted-media; fullscreen; gyroscope; picture-in-picture';
  return { provider, src: withParams(url, params) + hash, allow: starts ? `${allow}; autoplay` : allow };
}

/** Returns the start of a shared link (`t=1m30s`), in seconds. */
function startOf({ search, hash }: Address, name: string): ReadonlyMap<string, string> {
  const text = readQuery(search).get('t') ?? readQuery(hash).get('t') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? new Map([[name, String(total)]]) : new Map();
}

function pathOf({ pathname }: Address): readonly string[] {
  return pathname.split('/').filter((piece) => piece !== '');
}
