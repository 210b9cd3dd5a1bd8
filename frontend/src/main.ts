import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/app/router.svelte';
import { settings } from './lib/app/settings.svelte';
import { start } from './lib/i18n/languages';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/table.css';
import './styles/cards.css';
import './styles/sheets.css';
import './styles/replay.css';
import './styles/responsive.css';

settings.start();
router.start();
await start(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
