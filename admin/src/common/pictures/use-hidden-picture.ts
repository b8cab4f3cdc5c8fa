import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

/** An address under which a picture is shown that visitors do not see; null while there is none. */
export function useHiddenPicture(url: string | null): string | null {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let made: string | null = null;
    let isOver = false;
    dataProvider.hiddenPicture(url).then(
      (picture) => {
        if (isOver) return;
        made = URL.createObjectURL(picture);
        setShown(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
      setShown(null);
    };
  }, [dataProvider, url]);
  return shown;
}
