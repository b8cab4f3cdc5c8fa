// Before all else, because libraries ask for the storage while they are loaded, and a page whose browser refuses it
// would stay blank: what is kept then ends with the page.
for (const name of /** @type {const} */ (['localStorage', 'sessionStorage'])) {
  try {
    window[name].setItem('experiencia', '');
    window[name].removeItem('experiencia');
  } catch {
    /** @type {Map<string, string>} */
    const kept = new Map();
    /** @type {Storage} */
    const value = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value, configurable: true });
  }
}
