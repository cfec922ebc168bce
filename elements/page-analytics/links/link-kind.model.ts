/** What Google Analytics takes for a download. */
const files =
  /\.(pdf|xlsx?|docx?|txt|rtf|csv|exe|key|pp(?:s|tx?)|7z|pkg|rar|gz|zip|avi|mov|mp4|mpe?g|wmv|midi?|mp3|wav|wma)$/i;

/** The extension of a path that leads to a file, in lower case; '' for any other. */
export function fileExtension(path: string): string {
  return files.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** A host without the `www.` that many have and none means. */
export function bareHost(host: string): string {
  return host.replace(/^www\d*\./, '');
}

/** Whether a host is neither this one nor below it. */
export function isOutbound(host: string, ownHost: string): boolean {
  return !`.${bareHost(host)}`.endsWith(`.${bareHost(ownHost)}`);
}
