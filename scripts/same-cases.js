import fc from 'fast-check';

// Tests with random cases try the same ones in each run, so a failure is the same for everyone. RANDOM_SEED=7 tries others.
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 1) });
