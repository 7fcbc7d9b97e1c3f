import { useRef, useState } from 'react';
import { pictureErrors, pictureLimits } from '@site/contract';
import { PressApiError } from '../../../api/request-json';
import { uploadPicture } from '../../../api/upload-picture';
import { pictureMessage } from './picture-messages';

interface Upload {
  readonly onStored: (name: string) => void;
  /** The service will never take this file. */
  readonly onRefused: () => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSessionLost: () => void;
}

/**
 * Stores a chosen file at once, so that preview and draft show the encoded picture. Only the last chosen file counts: an
 * earlier upload is aborted and ignored.
 */
export function useUpload({ onStored, onRefused, onBusy, onSessionLost }: Upload) {
  const [state, setState] = useState<'idle' | 'busy' | 'stored'>('idle');
  const [error, setError] = useState<string>();
  const newest = useRef<AbortController>(undefined);
  const store = async (file: File) => {
    newest.current?.abort();
    const attempt = new AbortController();
    newest.current = attempt;
    const isNewest = () => newest.current === attempt;
    setState('busy');
    onBusy(true);
    setError(undefined);
    try {
      if (file.size > pictureLimits.bytes) throw new PressApiError(413, 'picture_too_large', '');
      const name = await uploadPicture(file, attempt);
      if (!isNewest()) return;
      onStored(name);
      setState('stored');
    } catch (failure) {
      if (!isNewest()) return;
      const { status, errors } =
        failure instanceof PressApiError ? failure : { status: 503, errors: [] };
      setState('idle');
      setError(pictureMessage(pictureErrors(status, errors)[0]?.code ?? ''));
      if (status === 401) onSessionLost();
      if (status === 413 || status === 422) onRefused();
    } finally {
      if (isNewest()) onBusy(false);
    }
  };
  return { state, error, setError, store: (file: File) => void store(file) };
}
