// node --import …/shifted-clock.mjs: the program's clock begins at the moment that SHIFTED_NOW says.
const shift = Date.parse(process.env.SHIFTED_NOW ?? '') - Date.now();
const RealDate = Date;

globalThis.Date = class extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : /** @type {[string]} */ (parts)));
  }

  static now() {
    return RealDate.now() + shift;
  }
};
