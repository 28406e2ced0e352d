// Shows the copies that the site has stored for reading without a network (shell/src/offline/offline-copies.ts writes them).
const COPIES = 'tiffin-offline-copies';

const WORDS = JSON.parse(document.getElementById('words').textContent);

async function readCopies() {
  try {
    const cache = await caches.open(COPIES);
    const found = await Promise.all(
      (await cache.keys()).map(async (key) => readCopy(await cache.match(key))),
    );
    return found.filter((copy) => copy !== undefined).sort((one, other) => other.storedAt - one.storedAt);
  } catch {
    return [];
  }
}

async function readCopy(response) {
  try {
    const copy = await response.json();
    const isWhole = typeof copy.path === 'string' && copy.path.startsWith('/') && Array.isArray(copy.parts);
    return isWhole && (copy.kind !== 'menu' || isToday(copy.storedAt)) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** A menu of another day says nothing about today. */
function isToday(at) {
  return new Date(at).toDateString() === new Date().toDateString();
}

function element(name, properties = {}, children = []) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

function copyOf({ title, asOf, lang, parts }) {
  return element('article', { lang }, [
    element('h1', { textContent: title }),
    element('p', { className: 'as-of', textContent: asOf }),
    ...parts.map(({ heading, rows }) =>
      element('section', {}, [
        heading ? element('h2', { textContent: heading }) : undefined,
        element(
          'ul',
          {},
          rows.map(({ text, note, amount }) =>
            element('li', {}, [
              element('div', {}, [
                element('b', { textContent: text }),
                note ? element('p', { textContent: note }) : undefined,
              ]),
              amount ? element('span', { className: 'amount', textContent: amount }) : undefined,
            ]),
          ),
        ),
      ]),
    ),
  ]);
}

function linksTo(copies, words) {
  if (copies.length === 0) return undefined;
  return element('nav', { ariaLabel: words.stored }, [
    element('h2', { textContent: words.stored }),
    element(
      'ul',
      {},
      copies.map(({ path, title, asOf, lang }) =>
        element('li', { lang }, [
          element('a', { href: path }, [
            element('b', { textContent: title }),
            element('span', { textContent: asOf }),
          ]),
        ]),
      ),
    ),
  ]);
}

function show(copies) {
  const preferred = /^zh/i.test(navigator.language) ? 'zh' : 'en';
  const stored = /(?:^|; )tiffin_lang=([\w-]+)/.exec(document.cookie)?.[1];
  const words = WORDS[stored && Object.hasOwn(WORDS, stored) ? stored : preferred];
  document.documentElement.dir = words.dir ?? 'ltr';
  document.documentElement.lang = words.lang;
  const here = copies.find(({ path }) => path === location.pathname);
  const others = copies.filter((copy) => copy !== here && copy.isListed);
  document.title = here ? `${here.title} · Tiffin` : `${words.title} · Tiffin`;
  const again = element('button', {
    type: 'button',
    textContent: words.again,
    onclick: () => location.reload(),
  });
  document
    .getElementById('banner')
    .append(element('p', {}, [element('b', { textContent: words.title }), ` ${words.meaning}`]), again);
  document
    .getElementById('main')
    .append(
      here
        ? copyOf(here)
        : element('div', {}, [
            element('h1', { textContent: words.notStored }),
            element('p', { textContent: copies.length > 0 ? words.seeStored : words.nothingStored }),
          ]),
      ...[linksTo(others, words)].filter((links) => links !== undefined),
    );
}

void readCopies().then(show);
