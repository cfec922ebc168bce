import { createPortal } from 'react-dom';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import { ZoomButtons } from './map/ZoomButtons.js';
import { LocateButton } from './position/LocateButton.js';
import type { LocationViewModel } from './rs-location.host.js';
import { Options } from './suggestions/Options.js';

/** Props of the view of an `<rs-location>`. */
interface LocationViewProps {
  readonly location: LocationViewModel;
}

/** All that React paints of an `<rs-location>`, each piece in its place: the options in the page, the rest in the shadow root. */
function RsLocationView({ location }: LocationViewProps) {
  const { store, places, translate } = location;
  const { addresses, active, zoom, canLocate, isLocating, isDisabled } = useStore(store);
  const list = location.listbox();
  const zoomButtons = { translate, onZoom: location.zoom };
  const locate = { isDisabled, isLocating, translate, onPress: location.locate };
  return (
    <>
      {list && addresses.length > 0
        ? createPortal(<Options listId={list.id} addresses={addresses} active={active} />, list)
        : null}
      {zoom ? createPortal(<ZoomButtons zoom={zoom} {...zoomButtons} />, places.zoom) : null}
      {canLocate ? createPortal(<LocateButton {...locate} />, places.locate) : null}
    </>
  );
}

export const createView = defineView('rs-location-view', RsLocationView, { location: true });
