import { createPortal } from 'react-dom';
import { defineView } from '../../shared/react/define-view.js';
import { useStore } from '../../shared/react/use-store.js';
import { AddButton, CameraButton } from './drop/PickButtons.js';
import { pickedFilesStyles } from './files/picked-files.styles.js';
import { PickedFiles } from './files/PickedFiles.js';
import { PreviewDialog } from './preview/PreviewDialog.js';
import type { UploadsHost, UploadsViewModel } from './rs-uploads.host.js';
import { previewedFile } from './uploads-state.model.js';

/** Props of the view of an `<rs-uploads>`. */
interface UploadsViewProps {
  readonly host: UploadsHost;
  readonly uploads: UploadsViewModel;
}

/** All that React paints of an `<rs-uploads>`, each piece in its place in the shadow root. */
function RsUploadsView({ host, uploads }: UploadsViewProps) {
  const state = useStore(uploads.store);
  const { translate } = uploads;
  const previewed = previewedFile(state);
  return (
    <>
      {createPortal(<PickedFiles files={state.files} uploads={uploads} />, host.list)}
      {createPortal(
        <>
          <AddButton state={state.addButton} translate={translate} onPress={uploads.addInput} />
          {uploads.hasCamera ? <CameraButton translate={translate} onPhotos={uploads.addPhotos} /> : null}
        </>,
        host.buttons,
      )}
      {previewed ? (
        <PreviewDialog
          key={previewed.key}
          file={previewed}
          translate={translate}
          onClose={uploads.closePreview}
        />
      ) : null}
    </>
  );
}

export const viewStyles = [pickedFilesStyles];
export const createView = defineView('rs-uploads-view', RsUploadsView, { host: true, uploads: true });
