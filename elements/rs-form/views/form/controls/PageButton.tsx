interface PageButtonProps {
  readonly id: string;
  readonly caption: string;
  readonly className: string | undefined;
}

/** A button to another page; the engine knows it by the end of its id. */
export function PageButton({ id, caption, className }: PageButtonProps) {
  return (
    <button type="button" id={id} className={className}>
      {caption}
    </button>
  );
}
