// @ts-check

const TAG = 'tiffin-order-status';
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** @type {Map<string, Promise<void>>} Loads by URL. */
const loads = new Map();

/** @type {typeof import('./index.js').loadOrderStatus} */
export async function loadOrderStatus({ shop, integrity, nonce }) {
  if (typeof document === 'undefined')
    throw new Error(`loadOrderStatus needs a page. Call it in the browser, for example in an effect.`);
  if (customElements.get(TAG)) return;
  const url = scriptUrl(shop, integrity);
  const load = loads.get(url) ?? addScript(url, integrity, nonce);
  loads.set(url, load);
  await load.catch((error) => {
    loads.delete(url);
    throw error;
  });
}

/**
 * @param {string} shop
 * @param {string} integrity
 */
function scriptUrl(shop, integrity) {
  if (!URL.canParse(shop) || new URL(shop).origin !== shop)
    throw new Error(`shop must be an origin such as https://lunch.example, not "${shop}".`);
  if (!HASH.test(integrity))
    throw new Error(
      `integrity must be a hash such as sha384-…, not "${integrity}". ${shop}/embed/mfe-order-status.json names it.`,
    );
  const name = integrity.slice('sha384-'.length).replaceAll('+', '-').replaceAll('/', '_');
  return `${shop}/embed/mfe-order-status/${name}.js`;
}

/**
 * @param {string} url
 * @param {string} integrity
 * @param {string | undefined} nonce
 * @returns {Promise<void>}
 */
function addScript(url, integrity, nonce) {
  const script = document.createElement('script');
  Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
  if (nonce !== undefined) script.nonce = nonce;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      if (customElements.get(TAG)) resolve();
      else reject(new Error(`${url} does not define <${TAG}>.`));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded, or its hash is not ${integrity}.`));
    });
    document.head.append(script);
  });
}
