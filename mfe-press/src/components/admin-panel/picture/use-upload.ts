import { useState } from 'react';
import { pictureErrors, pictureLimits } from '@site/contract';
import { PressApiError } from '../../../api/request-json';
import { uploadPicture } from '../../../api/upload-picture';
import { pictureMessage } from './picture-messages';

interface Upload {
  readonly onStored: (name: string) => void;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSessionLost: () => void;
}

/** Stores a chosen file at once, so that a preview and a draft have the picture that visitors will get. */
export function useUpload({ onStored, onBusy, onSessionLost }: Upload) {
  const [state, setState] = useState<'idle' | 'busy' | 'stored'>('idle');
  const [error, setError] = useState<string>();
  const store = async (file: File) => {
    setState('busy');
    onBusy(true);
    setError(undefined);
    try {
      if (file.size > pictureLimits.bytes) throw new PressApiError(413, 'picture_too_large', '');
      onStored(await uploadPicture(file));
      setState('stored');
    } catch (failure) {
      const { status, errors } =
        failure instanceof PressApiError ? failure : { status: 503, errors: [] };
      setState('idle');
      setError(pictureMessage(pictureErrors(status, errors)[0]?.code ?? ''));
      if (status === 401) onSessionLost();
    } finally {
      onBusy(false);
    }
  };
  return { state, error, setError, store: (file: File) => void store(file) };
}
