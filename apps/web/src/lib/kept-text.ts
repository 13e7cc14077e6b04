/** When the storage is full or forbidden, the text is not stored and no error is thrown. */
function keptText(storage: () => Storage, key: string) {
  const attempt = <Result>(work: (kept: Storage) => Result): Result | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((kept) => kept.getItem(key)),
    write: (text: string | null) =>
      void attempt((kept) => (text === null ? kept.removeItem(key) : kept.setItem(key, text))),
  };
}

export const keptInTab = (key: string) => keptText(() => sessionStorage, key);

/** @decision console#one-list */
export const keptSearches = keptInTab('aube.searches');

export const keptOnDevice = (key: string) => keptText(() => localStorage, key);
