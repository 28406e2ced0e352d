import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code';

const LOCK = 'tiffin.lock';

/**
 * Makes this process the only user of a folder, because PGlite lets two processes corrupt each other's data.
 * Takes over a lock left by a process that died. Returns the function that frees the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, LOCK);
  const mine = identityOf(process.pid);
  if (!tryWrite(file, mine)) {
    const holder = readFileSync(file, 'utf8');
    if (isAlive(holder)) throw new Error(alreadyOpen(folder, holder));
    rmSync(file, { force: true });
    if (!tryWrite(file, mine)) throw new Error(alreadyOpen(folder, readFileSync(file, 'utf8')));
  }
  return () => rmSync(file, { force: true });
}

function alreadyOpen(folder: string, holder: string): string {
  return `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop that process or set TIFFIN_DATA_DIR to another folder.`;
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) && identityOf(pid) === holder;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Returns the process id and, where the system tells it, the start time: process ids are reused after a
 * crash.
 */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return `${pid} -`;
  }
}
