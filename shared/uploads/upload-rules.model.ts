import { readAccept, type AcceptedKinds } from './accept.model.js';

/** Rules of a file field. */
export interface UploadRules {
  readonly isRequired: boolean;
  /** Of a field that is required, or has a file; 0 for none. */
  readonly minFiles: number;
  /** 0 for as many as the visitor likes. */
  readonly maxFiles: number;
  /** Of each file; 0 for any size. */
  readonly maxBytes: number;
  /** In lower case, without the dot. */
  readonly extensions: readonly string[];
  /** Media types that are allowed beside the endings; neither for every type. */
  readonly types: readonly string[];
}

/** The attributes of a file input that say so; null where one is missing. */
export interface RuleAttributes {
  readonly required: string | null;
  readonly minFiles: string | null;
  readonly maxFiles: string | null;
  readonly size: string | null;
  readonly extensions: string | null;
  readonly accept: string | null;
}

/** The rules that hold. What cannot be read is no rule: the server decides again. */
export function readRules(attributes: RuleAttributes): UploadRules {
  return {
    isRequired: attributes.required === 'true',
    minFiles: readCount(attributes.minFiles),
    maxFiles: readCount(attributes.maxFiles),
    maxBytes: readCount(attributes.size),
    ...firstKinds(
      { extensions: readExtensions(attributes.extensions), types: [] },
      readAccept(attributes.accept),
    ),
  };
}

/** Rules of one source before those of another. */
export function mergeRules(own: UploadRules, others: UploadRules): UploadRules {
  return {
    isRequired: own.isRequired || others.isRequired,
    minFiles: own.minFiles || others.minFiles,
    maxFiles: own.maxFiles || others.maxFiles,
    maxBytes: own.maxBytes || others.maxBytes,
    ...firstKinds(own, others),
  };
}

/** The value of `accept`: what the dialog of the system offers. */
export function acceptOf({ extensions, types }: UploadRules): string {
  return [...extensions.map((extension) => `.${extension}`), ...types].join(',');
}

/** What stands behind the last dot, in lower case; '' for nothing. The letters count as they are stored. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The endings of a JSON list, or of words with spaces or commas between them. */
export function readExtensions(text: string | null): readonly string[] {
  return listIn(text?.trim() ?? '')
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\./, '').toLowerCase())
    .filter((entry) => /^[\p{L}\p{N}][\p{L}\p{N}.+_-]*$/u.test(entry));
}

function firstKinds(some: AcceptedKinds, others: AcceptedKinds): AcceptedKinds {
  const { extensions, types } = some.extensions.length + some.types.length > 0 ? some : others;
  return { extensions, types };
}

function readCount(text: string | null): number {
  return text !== null && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : 0;
}

function listIn(text: string): readonly unknown[] {
  if (!/^[[{"]/.test(text)) return text.split(/[\s,]+/);
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
