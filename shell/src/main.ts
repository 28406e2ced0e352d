import { boot } from './boot/boot';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
void boot(root);
