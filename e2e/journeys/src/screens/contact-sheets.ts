import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPORT_FOLDER } from '../report-folder';

/** The folder of all pictures. */
export const SCREENS = join(REPORT_FOLDER, 'screens');
const SHEETS = join(SCREENS, 'sheets');
/** Longer pictures are cut: a sheet is for comparing what people see first. */
const TALLEST_PX = 1_200;

/** Writes one picture for each screen, with the pictures of all projects side by side. Returns how many it wrote. */
export async function writeContactSheets(executablePath: string): Promise<number> {
  if (!existsSync(SCREENS)) return 0;
  rmSync(SHEETS, { recursive: true, force: true });
  const projects = readdirSync(SCREENS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const names = new Set(projects.flatMap((project) => readdirSync(join(SCREENS, project))));
  mkdirSync(SHEETS);
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    for (const name of names) {
      const file = join(SHEETS, 'sheet.html');
      writeFileSync(
        file,
        sheetOf(
          name,
          projects.filter((project) => existsSync(join(SCREENS, project, name))),
        ),
      );
      await page.goto(pathToFileURL(file).href);
      await page.locator('main').screenshot({ path: join(SHEETS, name) });
      rmSync(file);
    }
  } finally {
    await browser.close();
  }
  return names.size;
}

function sheetOf(name: string, projects: readonly string[]): string {
  const figures = projects.map((project) => {
    const width = project.startsWith('phone') ? 300 : 720;
    return `<figure><figcaption>${project}</figcaption><img src="../${project}/${name}" width="${width}"></figure>`;
  });
  return `<!doctype html><style>
    main { display: flex; flex-wrap: wrap; gap: 16px; width: 2960px; padding: 16px; font: 16px sans-serif }
    figure { margin: 0; max-height: ${TALLEST_PX}px; overflow: hidden }
    img { display: block; border: 1px solid #888 }
  </style><main>${figures.join('')}</main>`;
}
