import { offerLanguage } from '../kit/texts/spoken.ts';

offerLanguage('bn', async () => (await import('./bangla.ts')).bangla);
