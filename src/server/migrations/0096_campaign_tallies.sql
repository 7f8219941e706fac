-- How many campaigns there are, and of each category, so that a page of their list reads no more of them than it shows.
SELECT keep_tallies('campaigns', 'campaign', '''kept''', 'campaign_category_id::text');
