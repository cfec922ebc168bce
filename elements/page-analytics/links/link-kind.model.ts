/** Matches the file extensions that Google Analytics counts as downloads. */
const files =
  /\.(pdf|xlsx?|docx?|txt|rtf|csv|exe|key|pp(?:s|tx?)|7z|pkg|rar|gz|zip|avi|mov|mp4|mpe?g|wmv|midi?|mp3|wav|wma)$/i;

/** Returns the extension of a download in lower case; '' for any other path. */
export function fileExtension(path: string): string {
  return files.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Returns a host name without `www.`. */
export function bareHost(host: string): string {
  return host.replace(/^www\d*\./, '');
}

/** Returns true if a host is neither the own one nor a subdomain of it. */
export function isOutbound(host: string, pageHost: string): boolean {
  return !`.${bareHost(host)}`.endsWith(`.${bareHost(pageHost)}`);
}
