import { isWebAddress, type Address } from './address.model.js';
import { isImageAddress } from './image-address.model.js';
import { embedAddress } from './embed-address.model.js';
import { mediaTypes, type MediaType } from './media-item.model.js';

/** Extensions of files that browsers do not show: old players' formats, and files for download. */
const unshown: ReadonlySet<string> = new Set([
  'swf',
  'flv',
  'mov',
  'qt',
  'wmv',
  'avi',
  'wma',
  'rm',
  'ram',
  'divx',
  'dcr',
  '3gp',
  'mkv',
  'mpeg',
  'mpg',
  '7z',
  'apk',
  'bat',
  'bin',
  'cmd',
  'deb',
  'dll',
  'dmg',
  'doc',
  'docm',
  'docx',
  'exe',
  'gz',
  'iso',
  'jar',
  'msi',
  'odp',
  'ods',
  'odt',
  'pkg',
  'ppt',
  'pptx',
  'ps1',
  'rar',
  'rpm',
  'scr',
  'sh',
  'tar',
  'tgz',
  'vbs',
  'xls',
  'xlsm',
  'xlsx',
  'zip',
]);

const videoNames: ReadonlySet<string> = new Set(['mp4', 'webm', 'ogg', 'm4v', 'ogv']);
const audioNames: ReadonlySet<string> = new Set(['mp3', 'oga', 'wav', 'm4a']);

const videoTypes = /^video\/(?:mp4|mpeg|webm|ogg|ogv|m4v|x-m4v)$/;
const audioTypes = /^audio\/(?:mp3|mpeg|mp4|oga|ogg|wav|x-wav|m4a|x-m4a)$/;

/** Type names of an author to media type: those of the original viewer, of glightbox, and the suite's own. */
const declaredTypes: ReadonlyMap<string, MediaType> = new Map<string, MediaType>([
  ...mediaTypes.map((type) => [type, type] as const),
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
  ['x-pdf', 'pdf'],
  ['ajax', 'page'],
  ['text/html', 'page'],
  ['dom', 'element'],
  ['inline', 'element'],
  ['iframe', 'frame'],
  ['external', 'frame'],
  ['', 'frame'],
]);

/** Words in the class of an older area that declare a type. */
export const areaTypeWords: ReadonlySet<string> = new Set(
  'ajax iframe image flash director shockwave mplayer windowsmedia quicktime realaudio real divx pdf'.split(
    ' ',
  ),
);

/**
 * Returns the media type of a URL by the first rule that applies, in the original's order. The URL wins over the
 * declared type; an unknown type is an error.
 */
export function mediaTypeOf(address: Address, declared: string): MediaType {
  const type = declared.trim().toLowerCase();
  const name = extensionOf(address.pathname);
  return byFile(address, type, name) ?? byWord(type, name);
}

function byFile(address: Address, type: string, name: string): MediaType | null {
  if (name === 'swf') return 'error';
  if (audioTypes.test(type)) return 'audio';
  if (videoTypes.test(type) || videoNames.has(name)) return 'video';
  if (audioNames.has(name)) return 'audio';
  if (isWebAddress(address) && embedAddress(address)) return 'embed';
  if (type.startsWith('image/') || isImageAddress(address.href)) return 'image';
  if (declaredTypes.get(type) === 'pdf' || name === 'pdf' || /\.pdf$/i.test(address.search)) return 'pdf';
  return null;
}

/** Returns the declared type of a URL without a known one. Files that browsers do not show are an error. */
function byWord(type: string, name: string): MediaType {
  const word = declaredTypes.get(type) ?? 'error';
  const isFollowed = word === 'image' || word === 'video' || word === 'audio' || word === 'element';
  if (unshown.has(name) && !isFollowed) return 'error';
  // Only a known player can show an embed.
  return word === 'embed' ? 'error' : word;
}

/** Returns the extension of a path in lower case; '' without one. */
function extensionOf(pathname: string): string {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1);
  const dot = file.lastIndexOf('.');
  return dot < 0 ? '' : file.slice(dot + 1).toLowerCase();
}

/** Properties of the browser that describe its device. */
export interface DeviceFacts {
  readonly userAgent: string;
  /** Number of touch points. An iPad reports a Macintosh with more than one. */
  readonly maxTouchPoints: number;
}

/** Returns true for an item that the browser itself should open. */
export function isPdfForBrowser(type: MediaType, device: DeviceFacts): boolean {
  return type === 'pdf' && arePdfsForBrowser(device);
}

/** Returns true on phones and tablets, which show a PDF better than a frame does. */
export function arePdfsForBrowser({ userAgent, maxTouchPoints }: DeviceFacts): boolean {
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet || /iPad|iPhone|iPod|Android/.test(userAgent);
}
