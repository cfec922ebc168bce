import type { Translate } from '../../../shared/i18n/texts.js';
import { checkFiles } from '../../../shared/uploads/check-files.model.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';
import type { UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import { readFormBytes, type InputGroup } from '../inputs/input-group.dom.js';
import type { UploadsHost } from '../rs-uploads.host.js';

interface FieldContext {
  readonly host: UploadsHost;
  readonly group: InputGroup;
  readonly rules: UploadRules;
  readonly translate: Translate;
  readonly language: string;
  /** Returns true for a file whose size is not known yet: it counts as 0. */
  readonly isUnread: (file: File) => boolean;
  /** Returns true for a picture that is being made smaller. */
  readonly isPending: (file: File) => boolean;
}

/** Problem of a field: the key of its text, and the text. */
export interface Problem {
  readonly key: string;
  readonly text: string;
}

/**
 * Returns the first problem of the files of a field; null for none. A picture that is too large is none while it is being
 * made smaller, but it cannot be sent yet.
 */
export function findProblem(context: FieldContext): Problem | null {
  const { group, isPending, isUnread } = context;
  const files = group.files.map(({ file }) => file);
  const known = files.map((file) => (isUnread(file) ? withoutSize(file) : file));
  const pending = files.filter(isPending);
  if (pending.length === 0) return problemOf(context, known, 0);
  const smaller = known.map((file, index) => (isPending(files[index] as File) ? withoutSize(file) : file));
  const lost = pending.reduce((sum, { size }) => sum + size, 0);
  const problem = problemOf(context, smaller, lost);
  return problem || !problemOf(context, known, 0) ? problem : textOf(context, 'uploads.wait');
}

type Facts = Pick<File, 'name' | 'type' | 'size'>;

const withoutSize = ({ name, type }: Facts): Facts => ({ name, type, size: 0 });

/** @param lost - Bytes that the files of the form will lose. */
function problemOf(context: FieldContext, files: readonly Facts[], lost: number): Problem | null {
  const { group, host, language, rules } = context;
  const { maxFormBytes, maxTotalBytes } = host;
  const [first] = checkFiles(rules, files, language);
  if (first) return textOf(context, first.key, ...first.values);
  const inWords = (bytes: number) => describeBytes(bytes, language);
  const bytes = maxTotalBytes > 0 ? files.reduce((sum, { size }) => sum + size, 0) : 0;
  if (bytes > maxTotalBytes)
    return textOf(context, 'uploads.too-large-together', inWords(bytes), inWords(maxTotalBytes));
  // The other fields speak of it if this one has no file.
  const ofForm = maxFormBytes > 0 && files.length > 0 ? readFormBytes(group.first) - lost : 0;
  return ofForm > maxFormBytes
    ? textOf(context, 'uploads.form-too-large', inWords(ofForm), inWords(maxFormBytes))
    : null;
}

function textOf({ translate }: FieldContext, key: string, ...values: readonly (string | number)[]): Problem {
  return { key, text: translate(key, ...values) };
}
