interface FreeTextProps {
  readonly className: string | undefined;
  readonly caption: string;
  readonly paragraphs: readonly string[];
}

/** A text between the fields; text, never HTML. */
export function FreeText({ className, caption, paragraphs }: FreeTextProps) {
  return (
    <div className={className}>
      {caption === '' ? null : <h2>{caption}</h2>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
