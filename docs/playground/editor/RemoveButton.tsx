import { Icon, iconLines } from './TypeIcon.js';

interface RemoveButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Button that removes an entry of a list. */
export function RemoveButton({ label, onClick }: RemoveButtonProps) {
  return (
    <button type="button" className="icon-button remove" aria-label={label} title={label} onClick={onClick}>
      <Icon lines={iconLines.remove} />
    </button>
  );
}
